/** Shows nothing in the comparison of two versions, for a field that another field covers. */
export const NoDiff = () => null
