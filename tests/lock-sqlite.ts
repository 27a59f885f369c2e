import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestApp } from "./start-test-app.ts";

/** Holds a service's SQLite database against every writer, as another process would; what it returns lets go. */
export function lockSqlite({ dataDir }: Pick<TestApp, "dataDir">): () => void {
	const other = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
	other.exec("begin exclusive");
	return () => {
		other.exec("rollback");
		other.close();
	};
}
