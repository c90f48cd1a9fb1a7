import { useQuery } from '@tanstack/react-query'
import {
  IconNotes,
  IconPhotoPlus,
  IconSchool,
  IconTablePlus,
  IconUserPlus,
  IconWallet,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { latestClassesQuery, mayChange } from '../../../http/queries/school-class.ts'
import classes from './start-something.module.css'

const iconSizePx = 18

/** Actions to start: in the most recently used class, or without a class. */
export function StartSomething() {
  const { t } = useTranslation('home')
  const { data } = useQuery(latestClassesQuery)
  const current = data?.classes.find((card) => mayChange(card) && !card.isSample)
  const inClass = current
    ? ([
        { key: 'exam', to: `/classe/${current.id}/exams?new=1`, icon: IconTablePlus },
        { key: 'students', to: `/classe/${current.id}/students`, icon: IconUserPlus },
      ] as const)
    : ([
        { key: 'class', to: '/?new=class', icon: IconSchool },
        { key: 'wallet', to: '/settings/wallet', icon: IconWallet },
      ] as const)
  const actions = [
    ...inClass,
    { key: 'lesson', to: '/lesson-plan-generator', icon: IconNotes },
    { key: 'pictures', to: '/generate/image/mymedia', icon: IconPhotoPlus },
  ] as const
  return (
    <Panel
      title={t('start.title')}
      aside={
        current && (
          <span className={classes.startIn}>
            {t('start.in')} <bdi>{current.name}</bdi>
          </span>
        )
      }
    >
      <div className={classes.start}>
        {actions.map(({ key, to, icon: Icon }) => (
          <LinkButton key={key} to={to} icon={<Icon size={iconSizePx} stroke={1.7} aria-hidden />}>
            {t(`start.${key}`)}
          </LinkButton>
        ))}
      </div>
    </Panel>
  )
}
