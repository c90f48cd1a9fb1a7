export { dayIn } from './day-in.ts'
