import { isFinalState, type LessonPlan, type LessonSection, type LessonSectionKey } from '@classeur/contracts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../components/feedback/tag.tsx'
import { RewriteProgress } from '../../components/generations/rewrite-progress.tsx'
import { directionOf } from '../../i18n/languages.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { Conflicts } from './edit/conflicts.tsx'
import { OrphanedTexts } from './edit/text/orphaned-texts.tsx'
import classes from './edited-section.module.css'
import { useHeldSections, useSectionEdit } from './model/editing.ts'
import { useHeldValue } from './model/use-held-value.ts'
import { SectionTools } from './rewrite/section-tools.tsx'
import { useSectionRewrite } from './rewrite/use-section-rewrite.ts'
import { WishBar } from './rewrite/wish-bar.tsx'
import { SectionView } from './sections/section-view.tsx'

const ProposalView = lazy(() => import('./rewrite/proposal-view.tsx'))

interface EditedSectionProps {
  plan: LessonPlan
  sectionKey: LessonSectionKey
  /** Null for a section that an empty frame doesn't have yet. */
  section: LessonSection | null
  /** What the page shows: with the edits that aren't saved yet. */
  value: unknown
}

/** A section that can be edited, written again and flagged, with the decisions that wait for the teacher. */
export function EditedSection({ plan, sectionKey, section, value }: EditedSectionProps) {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const [isWishing, setIsWishing] = useState(false)
  const edit = useSectionEdit(sectionKey)
  const shown = useHeldValue(value, useHeldSections().has(sectionKey))
  const rewrite = useSectionRewrite(plan, sectionKey)
  const proposal = plan.proposals.find(({ key }) => key === sectionKey)
  const canRewrite = section !== null && isWritten(plan)
  const isWishOpen = (isWishing || proposal !== undefined) && !rewrite.isRunning && canRewrite
  const language = currentLanguage()
  const above = (
    <div lang={language} dir={directionOf(language)} className={classes.above}>
      {section?.flag && (
        <p className={classes.flag} role="note">
          <strong>{t('flag.flagged')}</strong> <span dir="auto">{section.flag}</span>
        </p>
      )}
      {edit && (edit.state === 'conflict' || edit.state === 'refused') && (
        <Conflicts sectionKey={sectionKey} edit={edit} />
      )}
      <OrphanedTexts sectionKey={sectionKey} value={shown} />
      {isWishOpen && (
        <WishBar
          plan={plan}
          sectionKey={sectionKey}
          isRunning={rewrite.isRunning}
          onSent={() => setIsWishing(false)}
        />
      )}
      <RewriteProgress
        rewrite={rewrite}
        area="lesson-edit"
        spentText={(count) => t('lesson-plans:ending.charged', { count })}
      />
    </div>
  )
  return (
    <SectionView
      sectionKey={sectionKey}
      value={shown}
      durationMin={plan.request.durationMin}
      notes={section?.notes ?? []}
      ring={rewrite.isRunning || proposal !== undefined}
      tag={proposal && <Tag tone="sky">{t('proposal.tag')}</Tag>}
      tools={
        section && (
          <SectionTools
            lessonPlanId={plan.id}
            section={section}
            isOpen={isWishOpen}
            onRewrite={canRewrite && !rewrite.isRunning && !proposal ? () => setIsWishing(!isWishing) : null}
          />
        )
      }
      above={above}
      instead={
        proposal &&
        section && (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <ProposalView plan={plan} proposal={proposal} section={section} />
          </Suspense>
        )
      }
    />
  )
}

/** A copy or a restored plan has its texts without a generation. A frame has none that a model could write again. */
const isWritten = ({ generation, origin }: LessonPlan): boolean =>
  generation === null ? origin !== 'frame' : isFinalState(generation.state)
