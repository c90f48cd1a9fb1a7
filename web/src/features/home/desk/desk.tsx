import type { ReactNode } from 'react'
import { ContinueMarking } from './continue-marking.tsx'
import { CreditUse } from '../panels/credit-use.tsx'
import { HappeningNow } from '../panels/happening-now.tsx'
import classes from './desk.module.css'
import { RecentLessonPlans } from '../panels/recent-lesson-plans.tsx'
import { RecentPictures } from '../panels/recent-pictures.tsx'
import { StartSomething } from './start-something.tsx'

/** The home page of a teacher who has classes. Empty panels are not rendered. */
export const Desk = ({ offers, classCards }: { offers: ReactNode; classCards: ReactNode }) => (
  <div className={classes.page}>
    <div className={classes.column}>
      {offers}
      <ContinueMarking />
      {classCards}
      <div className={classes.later}>
        <RecentPictures />
      </div>
    </div>
    <div className={classes.column}>
      <HappeningNow />
      <StartSomething />
      <div className={`${classes.column} ${classes.later}`}>
        <RecentLessonPlans />
        <CreditUse />
      </div>
    </div>
  </div>
)
