import type { StructureLine } from '@classeur/domain/exams'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '../../../components/fields/field.tsx'
import classes from './paste-lines.module.css'
import { PastedLine } from './pasted-line.tsx'
import { UnknownSkills } from './unknown-skills.tsx'

interface PasteLinesProps {
  text: string
  lines: readonly StructureLine[]
  onChange: (text: string) => void
}

const shownRows = 11

/** A field for questions as lines, beside the question or the error of each line. */
export function PasteLines({ text, lines, onChange }: PasteLinesProps) {
  const { t } = useTranslation('exams')
  const unread = lines.filter(({ result }) => !result.ok).length
  return (
    <>
      <div className={classes.sides}>
        <FieldFrame label={t('paste.label')} hint={t('paste.hint')}>
          {(control) => (
            <textarea
              {...control}
              rows={shownRows}
              dir="auto"
              spellCheck={false}
              placeholder={t('paste.example')}
              value={text}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
        <section className={classes.preview} aria-label={t('paste.preview')}>
          <p className={classes.heading}>{t('paste.preview')}</p>
          {lines.length === 0 ? (
            <p className="text-quiet">{t('paste.nothing')}</p>
          ) : (
            <ol className={classes.lines}>
              {lines.map((line) => (
                <PastedLine key={line.line} line={line} />
              ))}
            </ol>
          )}
        </section>
      </div>
      <p role="status" className={unread > 0 ? classes.unread : 'visually-hidden'}>
        {unread > 0
          ? t('paste.unread', { count: unread })
          : lines.length > 0 && t('paste.allRead', { count: lines.length })}
      </p>
      <UnknownSkills lines={lines} />
    </>
  )
}
