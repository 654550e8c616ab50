import { defineRemote } from '@isp/federation/remote'
import { cabinetRoute } from '../routes/cabinet/cabinet.route.tsx'

export default defineRemote({
  name: 'cabinet',
  routes: () => [cabinetRoute],
})
