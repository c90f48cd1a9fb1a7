import { Exam } from '@classeur/contracts'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { useAuth } from '../../../http/session/auth-session.ts'
import { http } from '../../../http/client.ts'
import { listUnsent } from '../engine/unsent.ts'
import classes from './unsent-sheets.module.css'

/** How often to check whether another tab has sent its marks. */
const lookEveryMs = 5000
const kinds = ['waiting', 'conflicts', 'refused'] as const

/** Marks typed on this device that didn't reach the server before their sheet was closed. */
export default function UnsentSheets() {
  const { t } = useTranslation('mark-sheet')
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const { data: counts } = useQuery({
    queryKey: ['unsent-marks', userId],
    // A device whose storage can't be read has stored nothing.
    queryFn: async () => [...(await listUnsent(userId).catch(() => []))],
    enabled: userId !== '',
    // Don't show the result of an earlier visit: the marks may have been sent since.
    ...{ staleTime: 0, gcTime: 0, refetchInterval: lookEveryMs },
  })
  const sheets = counts ?? []
  const exams = useQueries({
    queries: sheets.map(([examId]) => ({
      queryKey: ['exam', examId],
      queryFn: () => http.get(`/api/exams/${examId}`, Exam),
    })),
  })
  return sheets.map(([examId, cells], index) => {
    const title = exams[index]?.data?.title
    return (
      <div key={examId} className={classes.note} role="status">
        <IconDeviceFloppy size={18} aria-hidden />
        <div className={classes.text}>
          {title && (
            <p className={classes.title}>
              <bdi>{title}</bdi>
            </p>
          )}
          {kinds.map(
            (kind) => cells[kind] > 0 && <p key={kind}>{t(`unsent.${kind}`, { count: cells[kind] })}</p>,
          )}
        </div>
        <LinkButton small to={`/marksheet/${examId}`}>
          {t('unsent.open')}
        </LinkButton>
      </div>
    )
  })
}
