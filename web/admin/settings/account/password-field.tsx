interface PasswordFieldProps {
	readonly id: string;
	readonly label: string;
	/** A new one, which a password manager may propose. */
	readonly isNew: boolean;
	readonly value: string;
	readonly onWrite: (value: string) => void;
}

/** A line of the password form. */
export function PasswordField({ id, label, isNew, value, onWrite }: PasswordFieldProps) {
	return (
		<>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="password"
				autoComplete={isNew ? "new-password" : "current-password"}
				required
				value={value}
				onChange={(event) => onWrite(event.target.value)}
				aria-describedby={isNew ? "password-hint password-error" : "password-error"}
			/>
		</>
	);
}
