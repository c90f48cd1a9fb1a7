import { IconBolt, IconEditCircle, IconNotes } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { WelcomeLinks } from '../components/welcome-links.tsx'
import classes from './welcome-screen.module.css'

const points = [
  { key: 'plan', icon: IconNotes },
  { key: 'live', icon: IconBolt },
  { key: 'yours', icon: IconEditCircle },
]

/** What the product does, in one screen, with a picture of itself. */
export default function WelcomeScreen() {
  const { t } = useTranslation('welcome')
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div className={classes.words}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.actions}>
          <WelcomeLinks wide />
        </div>
      </div>
      <figure className={classes.figure}>
        <img
          className={classes.light}
          src="/screens/lesson-plan-light.webp"
          alt={t('picture')}
          width={1440}
          height={920}
          loading="lazy"
        />
        <img
          className={classes.dark}
          src="/screens/lesson-plan-dark.webp"
          alt={t('picture')}
          width={1440}
          height={920}
          loading="lazy"
        />
      </figure>
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
    </main>
  )
}
