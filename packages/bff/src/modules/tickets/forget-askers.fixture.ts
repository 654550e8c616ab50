export { ASKER_DAYS, createForgetAskers } from './forget-askers.job.ts'
