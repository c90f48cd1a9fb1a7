import type { ResourceForm } from '@classeur/contracts'
import { compareShares, shareNumber } from '@classeur/domain/marks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../components/charts/share-bar.tsx'
import { joinList } from '../../../i18n/join-list.ts'
import { results } from '../../../i18n/results.ts'
import { useGroupText } from '../model/use-audience-text.ts'
import classes from './group-card.module.css'
import { Tick } from './tick.tsx'

type Group = ResourceForm['groups'][number]

interface GroupCardProps {
  group: Group
  skills: ResourceForm['skills']
  names: ReadonlyMap<string, string>
  isTicked: boolean
  onToggle: () => void
}

const half = '1/2'
const mostSkills = 3

/** The skills of a group that the form is about: those to practise, or the first ones if there are none. */
function shownSkills(group: Group, skills: ResourceForm['skills']): Group['skills'] {
  const toPractise = new Set(skills.filter(({ chosen }) => chosen).map(({ name }) => name))
  const shown = group.skills.filter(({ name }) => toPractise.has(name))
  return (shown.length > 0 ? shown : group.skills).slice(0, mostSkills)
}

/** A group of students who miss the same skills, with what they reach on average. The whole card ticks it. */
export function GroupCard({ group, skills, names, isTicked, onToggle }: GroupCardProps) {
  const { t } = useTranslation('resources')
  const groupText = useGroupText()
  const id = useId()
  const members = group.studentIds.flatMap((studentId) => names.get(studentId) ?? [])
  return (
    <label className={classes.card} data-ticked={isTicked || undefined}>
      <span className={classes.head}>
        <Tick
          checked={isTicked}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
        />
        <b id={`${id}-name`}>
          {groupText(group.letter)}
          {group.name && (
            <>
              {' · '}
              <bdi>{group.name}</bdi>
            </>
          )}
        </b>
        <span className={classes.count}>{t('students', { count: group.studentIds.length })}</span>
      </span>
      <span id={`${id}-about`} className={classes.about}>
        {shownSkills(group, skills).map(({ name, share }) => (
          <span key={name} className={classes.skill}>
            <bdi className={classes.skillName}>{name}</bdi>
            <ShareBar
              share={share === null ? 0 : shareNumber(share)}
              tone={share !== null && compareShares(share, half) < 0 ? 'pen' : 'board'}
            />
            <b className={classes.percent}>{share === null ? t('noShare') : results.percent(share)}</b>
          </span>
        ))}
        <span className={classes.names}>
          {group.needsPractice ? joinList(members) : t('who.nothingBelow')}
        </span>
      </span>
    </label>
  )
}
