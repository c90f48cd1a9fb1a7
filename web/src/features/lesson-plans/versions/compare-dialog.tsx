import { lessonSectionKeys, type LessonPlan, type LessonVersion } from '@classeur/contracts'
import { useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { CompareFrame } from '../../../components/versions/compare-frame.tsx'
import { directionOf } from '../../../i18n/languages.ts'
import { compareTexts } from '../engine/compare/compare-texts.ts'
import { compareValues } from '../engine/compare/compare-values.ts'
import { markedText } from '../model/change-marks.ts'
import { versionQuery } from '../model/plan/versions-queries.ts'
import { Compared } from '../sections/compared.tsx'
import { Written } from '../sections/parts/text/written.tsx'
import { PlanLanguages } from '../sections/plan-languages.tsx'
import classes from './compare-dialog.module.css'

interface CompareDialogProps extends Pick<ComponentProps<typeof CompareFrame>, 'versions' | 'onClose'> {
  plan: LessonPlan
}

/** Two versions of a plan compared word by word, section by section. */
export default function CompareDialog({ plan, versions, onClose }: CompareDialogProps) {
  return (
    <CompareFrame
      area="lesson-edit"
      versions={versions}
      query={(number) => versionQuery(plan.id, number)}
      onClose={onClose}
    >
      {(older, newer) => <Differences older={older} newer={newer} language={plan.request.language} />}
    </CompareFrame>
  )
}

type Version = z.infer<typeof LessonVersion>

interface DifferencesProps {
  older: Version
  newer: Version
  language: LessonPlan['request']['language']
}

function Differences({ older, newer, language }: DifferencesProps) {
  const { t } = useTranslation(['lesson-edit', 'generations'])
  const changed = useMemo(() => {
    const valueIn = ({ sections }: Version, key: string) =>
      sections.find((section) => section.key === key)?.value
    return lessonSectionKeys
      .map((key) => ({ key, comparison: compareValues(valueIn(older, key), valueIn(newer, key)) }))
      .filter(({ comparison }) => comparison.changes > 0)
  }, [older, newer])
  const hasOtherTitle = older.title !== newer.title
  return (
    <>
      {changed.length === 0 && !hasOtherTitle && <p role="status">{t('versions.equal')}</p>}
      <PlanLanguages language={language}>
        <div
          lang={language}
          dir={directionOf(language)}
          className={classes.sections}
          tabIndex={0}
          role="region"
          aria-label={t('versions.differences')}
        >
          {hasOtherTitle && (
            <section className={classes.section}>
              <h3 className={classes.title}>{t('title.name')}</h3>
              <p>
                <Written value={markedText(compareTexts(older.title, newer.title))} />
              </p>
            </section>
          )}
          {changed.map(({ key, comparison }) => (
            <section key={key} className={classes.section}>
              <h3 className={classes.title}>{t(`generations:section.${key}`, { lng: language })}</h3>
              <Compared sectionKey={key} comparison={comparison} />
            </section>
          ))}
        </div>
      </PlanLanguages>
    </>
  )
}
