export { createForgetRequesters, REQUESTER_DAYS } from './forget-requesters.job.ts'
