import type { JoinRequest } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { JoinedSinceField } from '../../../components/people/joined-since-field.tsx'
import { useJoinedSince } from '../../../components/people/use-joined-since.ts'
import { formatAgo } from '../../../i18n/format.ts'
import { useDecideRequest } from './use-decide-request.ts'
import { useMatchChoice } from './use-match-choice.ts'
import classes from './join-request-row.module.css'

interface JoinRequestRowProps {
  classId: string
  request: JoinRequest
  /** Whether the class has marks, so that a new student joins late. */
  hasMarks: boolean
  canDecide: boolean
}

/**
 * One join request. For a student, it suggests a single match from the class list; with several matches it asks the
 * teacher.
 */
export function JoinRequestRow({ classId, request, hasMarks, canDecide }: JoinRequestRowProps) {
  const { t } = useTranslation('teaching')
  const labelId = useId()
  const { matches, isRepeated, audience, name, externalId, role, at } = request
  const [only, ...others] = matches
  const { choice, choose } = useMatchChoice(matches)
  const { busy, error, submit } = useDecideRequest(classId, request)
  const isNewStudent = audience === 'students' && choice === 'new'
  const since = useJoinedSince(hasMarks && isNewStudent)
  const accept = () =>
    submit({
      decision: 'accept',
      studentId: choice === 'new' ? null : choice,
      joinedOn: since.joinedOn,
    })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <bdi className={classes.strong}>{name}</bdi> {externalId && <bdi>({externalId})</bdi>}
        </p>
        <p className="text-quiet">
          {role ? t('request.teacher', { role: t(`role.${role}`) }) : t('request.student')} · {formatAgo(at)}
        </p>
        {only && (
          <p className="text-quiet" id={labelId}>
            {t(others.length > 0 ? 'request.several' : 'request.match')}
          </p>
        )}
        {isRepeated && <p className="text-quiet">{t('request.repeated')}</p>}
      </div>
      {canDecide && (
        <div className="actions">
          {only && (
            <select
              className={classes.select}
              aria-label={t('request.whoIs', { name })}
              aria-describedby={labelId}
              value={choice}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {(others.length > 0 || choice === '') && <option value="">{t('request.choose')}</option>}
              {matches.map((match) => (
                <option key={match.studentId} value={match.studentId}>
                  {t('request.existing', { name: match.name, number: match.number })}
                </option>
              ))}
              <option value="new">{t('request.asNew')}</option>
            </select>
          )}
          <Button small busy={busy} disabled={choice === ''} onClick={() => void accept()}>
            {t(isNewStudent ? 'request.add' : 'request.accept')}{' '}
            <span className="visually-hidden">{name}</span>
          </Button>
          <Button small look="danger" disabled={busy} onClick={() => void submit({ decision: 'decline' })}>
            {t('request.decline')} <span className="visually-hidden">{name}</span>
          </Button>
        </div>
      )}
      {canDecide && since.isAsked && (
        <div className={classes.since}>
          <JoinedSinceField since={since} />
        </div>
      )}
      {error !== null && <ProblemNote error={error} />}
    </li>
  )
}
