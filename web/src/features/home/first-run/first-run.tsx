import type { ClassCard } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { CreditUse } from '../panels/credit-use.tsx'
import { HappeningNow } from '../panels/happening-now.tsx'
import classes from './first-run.module.css'
import { RecentLessonPlans } from '../panels/recent-lesson-plans.tsx'
import { RecentPictures } from '../panels/recent-pictures.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { PlanLimits } from './plan-limits.tsx'
import { SamplePanel } from './sample/sample-panel.tsx'
import { Steps } from './steps.tsx'

interface FirstRunProps {
  /** Null when the teacher has no sample class. */
  sample: ClassCard | null
  offers: ReactNode
  /** The form of a new class, shown while the address requests it. */
  classForm: ReactNode
  deleteSample: ((sample: ClassCard) => ReactNode) | undefined
}

/** The home page before the teacher's first own class: three steps, and the sample class with its real figures. */
export default function FirstRun({ sample, offers, classForm, deleteSample }: FirstRunProps) {
  return (
    <>
      {classForm}
      <Steps sample={sample} />
      <div className={classes.page}>
        <div className={classes.column}>
          {offers}
          {sample && <SamplePanel sample={sample} action={deleteSample?.(sample)} />}
          <RecentPictures />
          {!sample && <GoodToKnow />}
        </div>
        <div className={classes.column}>
          <HappeningNow />
          <RecentLessonPlans />
          <PlanLimits />
          {sample ? <GoodToKnow /> : <CreditUse />}
        </div>
      </div>
    </>
  )
}
