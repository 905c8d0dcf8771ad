/** Errors that the operator can correct; only the message is shown. */
export class CliError extends Error {}

/** The command line itself is wrong: nothing was done, and the exit code is 2. */
export class UsageError extends CliError {}
