import type { MarkingPresent } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../components/people/avatar.tsx'
import classes from './colleague-row.module.css'

/** A colleague who has one of the sheets open, with a link to it. */
export function ColleagueRow({ user, markId, title, question }: MarkingPresent['people'][number]) {
  const { t } = useTranslation('home')
  return (
    <li className={classes.row}>
      <Avatar name={user.name} />
      <div className={classes.text}>
        <p className={classes.event}>
          {t(question ? 'now.marking' : 'now.open', { name: user.name, question })}
        </p>
        <p className="text-quiet">
          <bdi>{title}</bdi>
        </p>
      </div>
      <Link to={`/marksheet/${markId}`} className={classes.go}>
        {t('now.join')} <span className="visually-hidden">{title}</span>
      </Link>
    </li>
  )
}
