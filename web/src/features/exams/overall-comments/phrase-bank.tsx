import {
  namePlaceholder,
  phraseGroups,
  phraseLimits,
  type GradebookStudent,
  type Phrase,
  type PhraseGroup,
} from '@classeur/contracts'
import { escapeRegExp } from '@classeur/domain/text'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import classes from './phrase-bank.module.css'
import { addPhrase, phrasesQuery, removePhrase } from './phrase-queries.ts'

const builtIn = ['1', '2', '3', '4', '5'] as const
const iconSizePx = 15

/** An apostrophe is none of them: a name follows one in French, and precedes one in English. */
const inWord = '[\\p{L}\\p{M}-]'

/** Replaces the student's first name, which may be several words, by the placeholder, but not inside a longer word. */
const withPlaceholder = (text: string, firstName: string): string =>
  firstName === ''
    ? text
    : text.replace(new RegExp(`(?<!${inWord})${escapeRegExp(firstName)}(?!${inWord})`, 'gu'), namePlaceholder)

interface PhraseBankProps {
  classId: string
  student: GradebookStudent
  /** How many characters still fit into the comment. */
  left: number
  /** Inserts a phrase at the caret. */
  onInsert: (phrase: string) => void
  /** The selected part of the comment, or all of it. */
  readSelected: () => string
}

/** Phrases to insert, by subject: the built-in ones, the person's own, and those of colleagues. */
export function PhraseBank({ classId, student, left, onInsert, readSelected }: PhraseBankProps) {
  const { t } = useTranslation('overall-comments')
  const client = useQueryClient()
  const [group, setGroup] = useState<PhraseGroup>('effort')
  const phrases = useQuery(phrasesQuery(classId))
  const added = phrases.data ?? []
  const rowFocus = useRowFocus()
  const firstName = student.firstName || student.lastName
  const shown = [
    ...added.filter((phrase) => phrase.group === group),
    ...builtIn.map((key) => ({ id: key, text: t(`phrase.${group}.${key}`), isOwn: false })),
  ]

  const keep = useSubmission(async () => {
    const text = withPlaceholder(readSelected().trim(), firstName)
    if (text === '' || text.length > phraseLimits.characters) return notifyDone(t('phrases.selectFirst'))
    try {
      await addPhrase(client, classId, { group, text })
      notifyDone(t('phrases.kept'))
    } catch (error) {
      notifyProblem(error)
    }
  })
  const remove = useSubmission(async ({ id, text, group: of }: Phrase) => {
    try {
      await removePhrase(client, classId, id)
      const undo = () => void addPhrase(client, classId, { group: of, text }).catch(notifyProblem)
      notifyUndoable(t('phrases.removed'), { label: t('phrases.undo'), run: undo })
    } catch (error) {
      notifyProblem(error)
    }
  })

  return (
    <section {...rowFocus} className={classes.bank} aria-label={t('phrases.title')}>
      <div className={classes.groups} role="group" aria-label={t('phrases.groups')}>
        {phraseGroups.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.group}
            aria-pressed={one === group}
            onClick={() => setGroup(one)}
          >
            {t(`phrases.group.${one}`)}
          </button>
        ))}
      </div>
      {phrases.error && !phrases.data && (
        <ProblemNote error={phrases.error} onRetry={() => void phrases.refetch()} />
      )}
      <ul className={`plain-list ${classes.phrases}`} aria-label={t(`phrases.group.${group}`)}>
        {shown.map((phrase) => {
          const text = phrase.text.replaceAll(namePlaceholder, firstName)
          return (
            <li key={phrase.id} className={classes.phrase}>
              <button
                type="button"
                className={classes.insert}
                dir="auto"
                disabled={text.length >= left}
                onClick={() => onInsert(text)}
              >
                {text}
              </button>
              {phrase.isOwn && (
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('phrases.remove', { text })}
                  onClick={() => void remove.submit(phrase as Phrase)}
                >
                  <IconX size={iconSizePx} aria-hidden />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        small
        look="quiet"
        busy={keep.busy}
        icon={<IconPlus size={iconSizePx} aria-hidden />}
        // A press would otherwise take the focus, and with it the selection, from the text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => void keep.submit()}
      >
        {t('phrases.keep')}
      </Button>
    </section>
  )
}
