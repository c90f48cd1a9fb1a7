import { lessonSectionKeys, type LessonPlan, type LessonVersionList } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { directionOf } from '../../../i18n/languages.ts'
import { compareTexts } from '../engine/compare/compare-texts.ts'
import { compareValues } from '../engine/compare/compare-values.ts'
import { markedText } from '../model/change-marks.ts'
import { versionQuery } from '../model/plan/versions-queries.ts'
import { Compared } from '../sections/compared.tsx'
import { Written } from '../sections/parts/text/written.tsx'
import { PlanLanguages } from '../sections/plan-languages.tsx'
import classes from './compare-dialog.module.css'
import { useVersionText } from './use-version-text.ts'

type Versions = z.infer<typeof LessonVersionList>['versions']

interface CompareDialogProps {
  plan: LessonPlan
  versions: Versions
  onClose: () => void
}

/** Two versions of a plan compared word by word, section by section. */
export default function CompareDialog({ plan, versions, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['lesson-edit', 'generations'])
  const textOf = useVersionText()
  const [older, setOlder] = useState(String(versions[1]?.number))
  const [newer, setNewer] = useState(String(versions[0]?.number))
  const before = useQuery(versionQuery(plan.id, Number(older)))
  const after = useQuery(versionQuery(plan.id, Number(newer)))
  const error = before.error ?? after.error
  const changed = useMemo(() => {
    if (!before.data || !after.data) return null
    const valueIn = (sections: LessonPlan['sections'], key: string) =>
      sections.find((section) => section.key === key)?.value
    const { sections: old } = before.data
    const { sections: now } = after.data
    return lessonSectionKeys
      .map((key) => ({ key, comparison: compareValues(valueIn(old, key), valueIn(now, key)) }))
      .filter(({ comparison }) => comparison.changes > 0)
  }, [before.data, after.data])
  const hasOtherTitle = before.data && after.data && before.data.title !== after.data.title
  const { language } = plan.request

  const options = versions.map(({ number, change, at }) => ({
    value: String(number),
    label: `${t('versions.number', { number: formatNumber(number) })} · ${textOf(change)} · ${formatDateTime(at)}`,
  }))
  return (
    <Dialog title={t('versions.compareTitle')} wide onClose={onClose}>
      <div className={classes.choice}>
        <SelectField label={t('versions.older')} value={older} options={options} onChange={setOlder} />
        <SelectField label={t('versions.newer')} value={newer} options={options} onChange={setNewer} />
      </div>
      {error && (
        <ProblemNote error={error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
      )}
      {!changed && !error && <SkeletonLines lines={6} />}
      {changed?.length === 0 && !hasOtherTitle && <p role="status">{t('versions.equal')}</p>}
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
                <Written value={markedText(compareTexts(before.data.title, after.data.title))} />
              </p>
            </section>
          )}
          {changed?.map(({ key, comparison }) => (
            <section key={key} className={classes.section}>
              <h3 className={classes.title}>{t(`generations:section.${key}`, { lng: language })}</h3>
              <Compared sectionKey={key} comparison={comparison} />
            </section>
          ))}
        </div>
      </PlanLanguages>
    </Dialog>
  )
}
