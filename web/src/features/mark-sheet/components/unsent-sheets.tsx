import { Exam } from '@classeur/contracts'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/ui/button.tsx'
import { useAuth } from '../../../http/auth-session.ts'
import { http } from '../../../http/client.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { listUnsent } from '../engine/unsent.ts'

import classes from './unsent-sheets.module.css'

/** Marks that were typed on this device and did not reach the server before their sheet was closed. */
export default function UnsentSheets() {
  const { t } = useTranslation('mark-sheet')
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const { data: counts } = useQuery({
    queryKey: ['unsent-marks', userId],
    // A device that cannot look has kept nothing.
    queryFn: () => listUnsent(userId).catch(() => new Map<string, number>()),
    enabled: userId !== '',
    staleTime: 0,
  })
  const sheets = [...(counts ?? [])]
  const exams = useQueries({
    queries: sheets.map(([examId]) => ({
      queryKey: ['exam', examId],
      queryFn: () => http.get(`/api/exams/${examId}`, Exam),
    })),
  })
  return sheets.map(([examId, count], index) => {
    const title = exams[index]?.data?.title
    return (
      <div key={examId} className={classes.note} role="status">
        <IconDeviceFloppy size={18} aria-hidden />
        <p>{title ? t('unsent.of', { count, title: isolate(title) }) : t('unsent.some', { count })}</p>
        <LinkButton small to={`/marksheet/${examId}`}>
          {t('unsent.open')}
        </LinkButton>
      </div>
    )
  })
}
