import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'

const { colors, fonts, fontSizes, radii, shadows, space } = theme

/** Above the page and its menus, below the browser's top layer. */
const zIndex = 200

/** Ribbon border in the site's thread colours. */
const ribbon = `repeating-linear-gradient(90deg, ${[
  `${colors.accent} 0 1.25rem`,
  `${colors.ochre} 1.25rem 1.5rem`,
  `${colors.indigo} 1.5rem 2.75rem`,
  `${colors.ochre} 2.75rem 3rem`,
].join(', ')})`

/** The library's variables and parts in the site's style; follows the library's own rules. */
export const bannerStyle = String.raw`
#choix-des-cookies > p {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

/* What has the focus is never under the banner, and the page can be read to its end. */
html.show--consent { scroll-padding-bottom: calc(var(--bandeau, 0px) + 2rem); }
html.show--consent body { padding-bottom: calc(var(--bandeau, 0px) + 2rem); }

#cc-main {
  --cc-z-index: ${zIndex};
  --cc-modal-margin: 1rem;
  --cc-modal-border-radius: ${radii.medium};
  --cc-btn-border-radius: ${radii.pill};
  --cc-bg: ${colors.surface};
  --cc-primary-color: ${colors.ink};
  --cc-secondary-color: ${colors.ink};
  --cc-link-color: ${colors.accentText};
  --cc-btn-primary-bg: ${colors.accent};
  --cc-btn-primary-color: ${colors.onAccent};
  --cc-btn-primary-border-color: ${colors.accent};
  --cc-btn-primary-hover-bg: ${colors.accentStrong};
  --cc-btn-primary-hover-color: ${colors.onAccent};
  --cc-btn-primary-hover-border-color: ${colors.accentStrong};
  --cc-btn-secondary-bg: transparent;
  --cc-btn-secondary-color: ${colors.accentText};
  --cc-btn-secondary-border-color: ${colors.accentText};
  --cc-btn-secondary-hover-bg: ${colors.sunken};
  --cc-btn-secondary-hover-color: ${colors.accentText};
  --cc-btn-secondary-hover-border-color: ${colors.accentText};
  --cc-separator-border-color: ${colors.line};
  --cc-toggle-on-bg: ${colors.accent};
  --cc-toggle-off-bg: ${colors.field};
  --cc-toggle-on-knob-bg: ${colors.onAccent};
  --cc-toggle-off-knob-bg: ${colors.onAccent};
  --cc-toggle-readonly-bg: ${colors.field};
  --cc-toggle-readonly-knob-bg: ${colors.onAccent};
  --cc-toggle-readonly-knob-icon-color: ${colors.field};
  --cc-cookie-category-block-bg: ${colors.paper};
  --cc-cookie-category-block-border: ${colors.line};
  --cc-cookie-category-block-hover-bg: ${colors.sunken};
  --cc-cookie-category-block-hover-border: ${colors.line};
  --cc-cookie-category-expanded-block-bg: ${colors.paper};
  --cc-cookie-category-expanded-block-hover-bg: ${colors.line};
  --cc-overlay-bg: rgb(26 14 10 / 0.6);
  --cc-footer-bg: transparent;
  --cc-footer-color: ${colors.accentText};
  --cc-footer-border-color: ${colors.line};
  font-family: ${fonts.text};
  font-size: 1rem;
  line-height: 1.5;
}

#cc-main :focus-visible {
  outline: 3px solid ${colors.indigoText};
  outline-offset: 3px;
}

#cc-main .cm,
#cc-main .pm {
  border: 1px solid ${colors.line};
  box-shadow: ${shadows.high};
}

#cc-main .cm {
  width: min(29rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  overflow-y: auto;
}

#cc-main .cm::before,
#cc-main .pm::before {
  content: '';
  display: block;
  flex: none;
  height: 0.375rem;
  background: ${ribbon};
}

#cc-main .cm__title,
#cc-main .pm__title {
  font-family: ${fonts.title};
  font-weight: 600;
  letter-spacing: -0.012em;
  line-height: 1.2;
}

#cc-main .cm__title { font-size: 1.25rem; }
#cc-main .pm__title { font-size: ${fontSizes.h2}; }

#cc-main .cm__desc {
  max-height: none;
  font-size: 1rem;
  line-height: 1.5;
}
#cc-main .cm__title + .cm__desc { margin-top: ${space.xs}; }
#cc-main .cm__desc span { display: block; }
#cc-main .cm__desc span + span { margin-top: 0.35rem; }

/* Side by side on the narrowest screen too, where the library would put one above the other. */
#cc-main .cm__btns { gap: ${space.xs}; border-top: 0 !important; padding-block: 0 ${space.s}; }
#cc-main .cm__btn-group { display: grid !important; grid-auto-flow: column; gap: ${space.xs}; }
#cc-main .cm__btn + .cm__btn,
#cc-main .cm__btn-group + .cm__btn-group { margin: 0 !important; }

#cc-main .cm__btn,
#cc-main .pm__btn {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border-width: 2px;
  font-size: 1rem;
  line-height: 1.2;
}

#cc-main .cm__btn--close,
#cc-main .cm__btn--close.cm__btn--secondary {
  top: 0.25rem;
  right: 0.25rem;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radii.pill};
  outline-offset: -3px;
  background: transparent;
}
#cc-main .cm__btn--close svg { stroke: ${colors.ink}; }
#cc-main .cm__btn--close:hover svg { stroke: ${colors.ink}; }
#cc-main .cm__btn--close:hover,
#cc-main .cm__btn--close.cm__btn--secondary:hover { background: ${colors.sunken}; }
#cc-main .cm__btn--close + .cm__texts .cm__title { padding-right: 3.25rem !important; }

#cc-main .cm__footer { padding: 0; }
#cc-main .cm__link-group { font-size: ${fontSizes.small}; }

#cc-main a,
#cc-main a:hover {
  overflow: visible;
  background: none;
  color: ${colors.accentText};
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.25em;
}
#cc-main a:hover { text-decoration-thickness: 0.16em; }
#cc-main .cm__footer a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
}

#cc-main .pm__close-btn { width: 2.75rem; height: 2.75rem; border-width: 2px; }
#cc-main .pm__section:first-child { margin-bottom: ${space.m}; }
#cc-main .pm__section-desc-wrapper,
#cc-main .pm__section-title { font-size: 1rem; }
#cc-main .pm__section--toggle { border-radius: ${radii.medium}; }
#cc-main .pm__section--toggle .pm__section-title,
#cc-main .pm__section--toggle .pm__section-desc-wrapper { border-radius: ${radii.medium}; }
#cc-main .pm__section--toggle.is-expanded .pm__section-title {
  border-bottom-left-radius: 0;
  border-bottom-right-radius: 0;
}
#cc-main .pm__section--toggle .pm__section-desc-wrapper {
  border-top-left-radius: 0;
  border-top-right-radius: 0;
}
#cc-main .pm__section--toggle .pm__section-title:focus-visible { outline-offset: -3px; }
#cc-main .pm__section--expandable .pm__section-arrow { background: transparent; }
#cc-main .pm__section--expandable .pm__section-arrow svg { stroke: ${colors.ink}; }
/* As large as a finger, around the switch that is drawn. */
#cc-main .section__toggle {
  top: -0.625rem;
  left: -0.5rem;
  width: calc(100% + 1rem);
  height: calc(100% + 1.25rem);
}
#cc-main .pm__footer { flex-wrap: wrap; gap: ${space.xs}; }
#cc-main .pm__btn-group { flex: 1 1 auto; flex-direction: row !important; gap: ${space.xs}; }
#cc-main .pm__btn + .pm__btn,
#cc-main .pm__btn-group + .pm__btn-group { margin: 0 !important; }
#cc-main .pm__btn { flex: 1 1 0; min-width: 0; }

/* Below, the library has it fill the screen. */
@media screen and (min-width: 641px) {
  #cc-main .pm--box { max-height: 46rem; }
}

/* Without colours of ours, a switch shows its state by its knob. */
${media.forcedColors} {
  #cc-main .toggle__icon { border: 1px solid ButtonText; }
  #cc-main .toggle__icon-circle { background: ButtonText; }
  #cc-main .cm__btn, #cc-main .pm__btn { border-color: ButtonBorder; }
}

${media.reducedMotion} {
  #cc-main *, #cc-main { transition: none !important; }
}

@media print {
  #choix-des-cookies { display: none; }
}
`
