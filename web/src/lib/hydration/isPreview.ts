/** Whether the admin panel shows the page as a preview, which it opens with this parameter. */
export const isPreview = () => new URLSearchParams(window.location.search).has('apercu')
