import { IconNotes, IconPhoto, IconWallet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/ui/button.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import classes from './home.module.css'

const iconSizePx = 18

const actions = [
  { key: 'lesson', to: '/lesson-plan-generator', icon: IconNotes },
  { key: 'pictures', to: '/generate/image/mymedia', icon: IconPhoto },
  { key: 'wallet', to: '/settings/wallet', icon: IconWallet },
] as const

/** What can be begun today. */
export function StartSomething() {
  const { t } = useTranslation('home')
  return (
    <Panel title={t('start.title')}>
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
