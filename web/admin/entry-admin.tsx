import "#web/admin/admin.css";
import { createRoot } from "react-dom/client";
import { AdminApp } from "#web/admin/admin-app.tsx";

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<AdminApp />);
