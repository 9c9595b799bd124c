/**
 * Stable codes of the API's errors: their status, and what a program learns from them. The compiler
 * rejects an error with another code, and a test compares the table of docs/api.md with them.
 */
export const errorCodes = {
  'invalid-request': [400, 'The request is malformed.'],
  'invalid-query': [400, 'A query parameter is malformed or out of bounds.'],
  'invalid-json': [400, 'The body is not a JSON object.'],
  'invalid-form': [400, 'The multipart form cannot be read.'],
  'invalid-argument': [400, 'A value of the request is not allowed.'],
  'invalid-numero': [400, 'The issue number is not a positive integer.'],
  'invalid-email': [400, 'The e-mail address is not valid.'],
  'invalid-token': [400, 'The link of an e-mail is not valid, or was used.'],
  'empty-letter': [400, 'The letter lacks its subject or its text.'],
  validation: [400, 'Fields are invalid: `data.errors` lists them, by `path`.'],
  unauthenticated: [401, 'The request has no valid session.'],
  'invalid-credentials': [401, 'The e-mail address or the password is wrong.'],
  'second-factor-required': [401, 'The account needs a `code`; `data.methods` lists its factors.'],
  'second-factor-invalid': [401, 'The `code` is wrong, or was used.'],
  'passkey-invalid': [401, 'The passkey is not accepted.'],
  'quota-exceeded': [402, 'The stored files have reached their quota.'],
  forbidden: [403, 'The session, or the lack of one, does not allow this.'],
  unauthorized: [403, 'Files and uploads: the account is not an administrateur.'],
  'cross-origin': [403, 'A page of another origin sent a write.'],
  'second-factor-setup-required': [403, 'The account must set up its second factor first.'],
  'reauthentication-required': [403, 'The password must be given again first.'],
  'not-found': [404, 'The route or the record does not exist for this client.'],
  'regard-not-found': [404, 'No published issue has this number.'],
  'article-not-found': [404, 'The issue has no article of this slug.'],
  'object-not-found': [404, 'The file or the upload does not exist.'],
  'method-not-allowed': [405, 'The path does not support the method: see `Allow`.'],
  conflict: [409, 'The request conflicts with another record.'],
  'file-in-use': [409, 'An issue or a page uses the file.'],
  'folder-taken': [409, 'The folder already has a file of this kind.'],
  'last-administrateur': [409, 'One administrateur must remain.'],
  'last-second-factor': [409, 'The account must keep one second factor.'],
  'own-account': [409, 'Not possible for one’s own account.'],
  'invitation-accepted': [409, 'The account already has a password.'],
  'already-announced': [409, 'The issue was already announced to the subscribers.'],
  'not-planned': [409, 'The issue is a draft whose publication is not planned.'],
  'letter-not-draft': [409, 'The letter was sent, or its sending is planned.'],
  'letter-changed': [409, 'The letter was changed after its preview: read it again.'],
  'no-subscribers': [409, 'The newsletter has no confirmed subscriber.'],
  'articles-changed': [409, 'The articles, their pages or their PDF changed: read them again.'],
  'pdf-replaced': [409, 'The PDF of the page was replaced: the issue has other pages.'],
  'reading-not-ready': [409, 'The pages of the issue are not prepared.'],
  'offset-conflict': [409, 'The chunk does not begin where the upload ends.'],
  'token-expired': [410, 'The link of an e-mail has expired.'],
  'setup-expired': [410, 'The setup of a second factor has expired.'],
  'length-required': [411, 'The upload needs a Content-Length.'],
  'file-too-large': [413, 'The file, or the body, is too large.'],
  'unsupported-type': [415, 'The content type of the body is not supported.'],
  'range-not-satisfiable': [416, 'The range lies outside of the file.'],
  unprocessable: [422, 'The request cannot be processed.'],
  'empty-file': [422, 'The file is empty.'],
  'invalid-pdf': [422, 'The file is not a complete PDF.'],
  'invalid-image': [422, 'The file is not a supported, complete image.'],
  'invalid-checksum': [422, 'The received bytes do not have the announced MD5.'],
  'server-file-wrong-size': [422, 'The received file does not have the announced size.'],
  locked: [423, 'Another upload, or another editor, holds the lock.'],
  'too-many-requests': [429, 'A rate limit is exceeded: see `Retry-After`.'],
  'internal-error': [500, 'A fault of the server.'],
  'service-unavailable': [503, 'Database or storage do not respond: see `Retry-After`.'],
  'mail-unavailable': [503, 'No e-mail can be sent.'],
  'database-unavailable': [503, 'Readiness: the database does not respond.'],
  'storage-unavailable': [503, 'Readiness: the storage does not respond.'],
  starting: [503, 'Readiness: the process starts.'],
  stopping: [503, 'Readiness: the process stops.'],
  'insufficient-storage': [507, 'The disk of the server is full.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>

export type ErrorCode = keyof typeof errorCodes

/** Codes of errors that only the import command has, and no response. */
export type CommandErrorCode =
  | 'file-missing'
  | 'file-of-site'
  | 'import-under-way'
  | 'outside-files'
