import { Panel } from '../../../components/layout/panel.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import classes from './plan-skeleton.module.css'

const titlePx = 34
const rowPx = 20

/** Placeholder for the sections of a lesson plan. */
export const BodySkeleton = () => (
  <div className={classes.main}>
    <Panel>
      <SkeletonLines lines={4} />
    </Panel>
    <Panel>
      <SkeletonLines lines={5} />
    </Panel>
  </div>
)

/** Placeholder for a lesson plan. */
export const PlanSkeleton = () => (
  <>
    <SkeletonLines lines={1} heightPx={titlePx} />
    <div className={classes.page}>
      <BodySkeleton />
      <div className={classes.side}>
        <Panel>
          <SkeletonLines lines={8} heightPx={rowPx} />
        </Panel>
      </div>
    </div>
  </>
)
