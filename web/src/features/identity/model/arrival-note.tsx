import { errorCatalogue, type ErrorCode } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'

/** Explains why the person was sent here (`?error=`). Renders nothing for codes outside the catalogue. */
export function ArrivalNote() {
  const [search] = useSearchParams()
  const code = search.get('error')
  if (code === null || !Object.hasOwn(errorCatalogue, code)) return null
  return (
    <ProblemNote
      error={{ code: code as ErrorCode, params: {} }}
      tone={code.startsWith('auth/session') ? 'sun' : 'pen'}
    />
  )
}
