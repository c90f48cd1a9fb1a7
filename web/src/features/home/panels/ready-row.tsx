import type { GenerationSnapshot } from '@classeur/contracts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toneOfState } from '../../../components/generations/use-generation-text.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import { generationPath } from '../../../realtime/generations/generation-actions.ts'
import classes from './ready-row.module.css'

const iconPx = 13

/** An ended generation: its outcome, its title and a link. */
export function ReadyRow({ snapshot }: { snapshot: GenerationSnapshot }) {
  const { t } = useTranslation(['home', 'generations'])
  const { state, kind, title } = snapshot
  return (
    <li className={classes.row}>
      <Tag tone={toneOfState[state]}>
        {state === 'completed' && <IconCheck size={iconPx} stroke={2.2} aria-hidden />}
        {state === 'completed' ? t('now.ready') : t(`generations:state.${state}`)}
      </Tag>
      <p className={classes.ready}>
        {t(`generations:kind.${kind}`)} · <bdi>{title}</bdi>
      </p>
      <Link to={generationPath(snapshot)} className={classes.go}>
        {t('generations:open')} <span className="visually-hidden">{title}</span>
      </Link>
    </li>
  )
}
