import type { DeletionPreview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../i18n/format.ts'
import classes from './consequences.module.css'

/** What happens to each part of the account, with its present numbers. */
export function Consequences({ preview }: { preview: DeletionPreview }) {
  const { t } = useTranslation('settings')
  const { school, subscription } = preview
  const lines = [
    t('leave.does.classes', { count: preview.ownedClasses }),
    (preview.lessonPlans > 0 || preview.pictures > 0) &&
      t('leave.does.content', { plans: preview.lessonPlans, pictures: preview.pictures }),
    (preview.publishedPictures > 0 || preview.shareLinks > 0) && t('leave.does.public'),
    preview.joinedClasses > 0 && t('leave.does.joined'),
    school &&
      (school.colleagues > 0 ? t('leave.does.school', { name: school.name }) : t('leave.does.ownSchool')),
    subscription &&
      (subscription.renewsAt === null
        ? t('leave.does.subscriptionEnds', { plan: subscription.planName })
        : t('leave.does.subscription', {
            plan: subscription.planName,
            date: formatDate(subscription.renewsAt),
          })),
    preview.orders > 0 && t('leave.does.orders'),
    t('leave.does.backups'),
    preview.deletesSignIn ? t('leave.does.signIn') : t('leave.does.otherIssuer'),
  ]
  return (
    <ul className={classes.list}>
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  )
}
