/** Shows nothing in the comparison of two versions, for a field that another one tells of. */
export const NoDiff = () => null
