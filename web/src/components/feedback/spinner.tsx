import classes from './spinner.module.css'

/** A rotating ring. The element around it must say what is loading. */
export const Spinner = ({ sizePx, color = 'currentColor' }: { sizePx: number; color?: string }) => (
  <svg className={classes.spinner} width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden>
    <circle cx="12" cy="12" r="9.5" fill="none" stroke={color} strokeWidth="2.5" opacity="0.2" />
    <path
      d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
      fill="none"
      stroke={color}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
)
