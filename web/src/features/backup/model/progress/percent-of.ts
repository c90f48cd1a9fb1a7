import type { FileProgress } from '@classeur/contracts'

const share = (done: number, total: number | null): number | null =>
  total === null || total === 0 ? null : Math.min(done / total, 1) * 100

/** 0 to 100, by bytes if their total is known, otherwise by files; null while no total is known. */
export const percentOf = ({ bytes, bytesTotal, files, filesTotal }: FileProgress): number | null =>
  share(bytes, bytesTotal) ?? share(files, filesTotal)
