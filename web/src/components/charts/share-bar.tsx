import classes from './share-bar.module.css'

interface ShareBarProps {
  /** 0 to 1; null without a value. */
  share: number | null
  tone?: 'board' | 'pen'
  /** Hatched: too few values to rely on. */
  isUnreliable?: boolean
}

/** A bar that repeats the number beside it, so screen readers skip it. */
export const ShareBar = ({ share, tone = 'board', isUnreliable = false }: ShareBarProps) => (
  <span className={classes.track} aria-hidden data-unreliable={isUnreliable || undefined}>
    <span
      className={classes.bar}
      data-tone={tone}
      style={{ inlineSize: `${100 * Math.min(Math.max(share ?? 1, 0), 1)}%` }}
    />
  </span>
)
