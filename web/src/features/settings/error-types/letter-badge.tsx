import classes from './letter-badge.module.css'

/** The letter of an error type as marks show it. */
export const LetterBadge = ({ letter }: { letter: string }) => <bdi className={classes.badge}>{letter}</bdi>
