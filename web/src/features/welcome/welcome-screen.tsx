import { IconChartHistogram, IconNotes, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenPicture } from './screen-picture.tsx'
import { WelcomeLinks } from './welcome-links.tsx'
import classes from './welcome-screen.module.css'

const points = [
  { key: 'marks', icon: IconTable },
  { key: 'results', icon: IconChartHistogram },
  { key: 'lessons', icon: IconNotes },
]

/** Presents the product with screenshots, marks first. */
export default function WelcomeScreen() {
  const { t } = useTranslation('welcome')
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.actions}>
          <WelcomeLinks wide />
        </div>
      </div>
      <ScreenPicture name="mark-sheet" isFirst />
      <ul className={classes.points}>
        {points.map(({ key, icon: Icon }) => (
          <li key={key} className={classes.point}>
            <span className={classes.icon} aria-hidden>
              <Icon size={20} stroke={1.7} />
            </span>
            <div>
              <h2 className={classes.pointTitle}>{t(`${key}.title`)}</h2>
              <p>{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        <ScreenPicture name="home" />
        <ScreenPicture name="lesson-plan" />
      </div>
    </main>
  )
}
