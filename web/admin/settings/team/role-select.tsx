import { type Role, roles } from "#contract/permissions.ts";
import { roleNames } from "./role-names.ts";

interface RoleSelectProps {
	readonly id?: string;
	readonly label?: string;
	readonly value: Role;
	readonly isBusy?: boolean;
	readonly onChange: (role: Role) => void;
}

/** What somebody may do here. */
export function RoleSelect({ id, label, value, isBusy = false, onChange }: RoleSelectProps) {
	return (
		<select
			id={id}
			className="choice-input"
			aria-label={label}
			value={value}
			disabled={isBusy}
			onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? value)}
		>
			{roles.map((role) => (
				<option key={role} value={role}>
					{roleNames[role]()}
				</option>
			))}
		</select>
	);
}
