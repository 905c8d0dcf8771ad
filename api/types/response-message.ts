/** The message of the server in its response, for flows that show it. */
export type ResponseMessage = { message?: string };
