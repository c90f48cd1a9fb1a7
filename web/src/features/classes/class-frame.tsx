import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useClassId } from '../../components/classes/use-class-id.ts'
import { PanelBoundary } from '../../components/feedback/panel-boundary.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SectionTabs } from '../../components/layout/section-tabs.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { isProblem } from '../../http/client.ts'
import { useClass } from '../../http/queries/school-class.ts'
import { ClassHeader } from './header/class-header.tsx'
import { NoSuchClass } from './header/no-such-class.tsx'
import { ReadOnlyBanner } from './header/read-only-banner.tsx'
import { SampleBanner } from './header/sample-banner.tsx'

const sections = ['students', 'exams', 'gradebook', 'teachers', 'edit'] as const
const headerLinePx = 30

/** `/classe/{class_id}`: the class above its six pages, which appear when the class has loaded. */
export default function ClassFrame() {
  const { t } = useTranslation('classes')
  const classId = useClassId()
  const { data: schoolClass, error, refetch } = useClass(classId)
  // The class may have been shown a moment ago: access can be removed at any time.
  if (isProblem(error, 'general/not-found') || isProblem(error, 'general/validation-failed'))
    return <NoSuchClass />
  if (!schoolClass && error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  if (!schoolClass) return <SkeletonLines lines={4} heightPx={headerLinePx} />

  const root = `/classe/${classId}`
  return (
    <>
      <ClassHeader schoolClass={schoolClass} />
      <ReadOnlyBanner schoolClass={schoolClass} />
      <SampleBanner schoolClass={schoolClass} />
      <SectionTabs
        label={t('section.label')}
        sections={[
          { to: root, label: t('section.overview'), end: true },
          ...sections.map((name) => ({ to: `${root}/${name}`, label: t(`section.${name}`) })),
        ]}
      />
      {/* The key remounts the page, so that typed text and open dialogs don't carry over to another class. */}
      <PanelBoundary key={classId}>
        <Outlet />
      </PanelBoundary>
    </>
  )
}
