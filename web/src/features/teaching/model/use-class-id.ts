import { useParams } from 'react-router-dom'

/** The class of the address. */
export const useClassId = (): string => useParams().class_id ?? ''
