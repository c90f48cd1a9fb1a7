import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'

/** The three panels of the form while they load. */
export const RequestSkeleton = () =>
  [5, 5, 6].map((lines, index) => (
    <Panel key={index}>
      <SkeletonLines lines={lines} heightPx={18} />
    </Panel>
  ))
