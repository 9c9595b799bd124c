/** Whether a request only reads. */
export const isReadRequest = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'
