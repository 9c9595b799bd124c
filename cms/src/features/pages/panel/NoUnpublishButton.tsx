/** In place of Payload's button that withdraws a page: every page of the site stays published. */
export const NoUnpublishButton = () => null
