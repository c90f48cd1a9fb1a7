export { headAfter, type VersionRule } from './head-after.ts'
