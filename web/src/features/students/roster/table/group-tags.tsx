import type { StudentGroup } from '@classeur/contracts'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './group-tags.module.css'

/** The number of tags that fit in a row. */
const mostShown = 2

/** The groups of a student. Further groups are counted; a tooltip on the count names them. */
export function GroupTags({ groups }: { groups: readonly StudentGroup[] }) {
  const more = groups.slice(mostShown)
  return (
    <span className={classes.groups}>
      {groups.slice(0, mostShown).map((group) => (
        <Tag key={group.id}>
          <bdi className={classes.groupName} title={group.name}>
            {group.name}
          </bdi>
        </Tag>
      ))}
      {more.length > 0 && (
        <span title={more.map(({ name }) => name).join(' · ')}>
          <Tag>
            +{formatNumber(more.length)}
            <span className="visually-hidden"> {more.map(({ name }) => name).join(', ')}</span>
          </Tag>
        </span>
      )}
    </span>
  )
}
