/** The site's logo, as in web/public/favicon.svg; decorative, hidden from screen readers. */
export const Star = () => (
  <svg className="brand-star" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M.5 1V5L4.5 9V5ZM-.5 1V5L-4.5 9V5ZM.5-1V-5L4.5-9V-5ZM-.5-1V-5L-4.5-9V-5Z" />
    <path d="M1 .5H5L9 4.5H5ZM-1 .5H-5L-9 4.5H-5ZM1-.5H5L9-4.5H5ZM-1-.5H-5L-9-4.5H-5Z" />
  </svg>
)
