/** Whether a request's method is GET or HEAD. */
export const isReadRequest = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'
