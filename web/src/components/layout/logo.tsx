import classes from './logo.module.css'

/** The product's name and symbol. */
export const Logo = () => (
  <span className={classes.logo}>
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden className={classes.sign}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11 7.5h11.5v17H11a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 11 7.5z" />
        <path d="M9.5 23a2 2 0 0 1 2-2h11M13.5 12h5" />
      </g>
    </svg>
    Classeur
  </span>
)
