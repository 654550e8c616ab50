import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { runTool } from '../../process/run-tool.ts'
import { type Layout, layoutOf, type Machine, placesOf } from '../layout.ts'
import { haproxyCfg } from '../references/haproxy.ts'
import { nginxConf } from '../references/nginx.ts'
import {
  checkAddress,
  checkRepeats,
  checkStream,
  checkVisitors,
  checkWithdrawal,
  type Hop,
} from './routes.ts'
import { freePort, start, untilListening } from './started.ts'
import { type Fate, openUpstream } from './upstream.ts'

/** A certificate for an hour or two. @throws ExpectedFailure when openssl is not there */
export const makeCertificate = async (folder: string): Promise<void> => {
  const { code, output } = await runTool(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=shop'],
      ...['-keyout', 'shop.key', '-out', 'shop.crt'],
    ],
    { cwd: folder },
  )
  if (code !== 0) throw new ExpectedFailure(output)
  await runTool('sh', ['-c', 'cat shop.crt shop.key > shop.pem'], { cwd: folder })
}

const commands = {
  nginx: (file: string) => ['-c', file, '-g', 'daemon off;'],
  haproxy: (file: string) => ['-db', '-f', file],
} as const

/** Three machines on loopback addresses, of which one has the balancer; tiny servers stand for the processes. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

const trialLayout = async (balancer: Layout['balancer']): Promise<Layout> =>
  layoutOf({
    size: 3,
    addresses: ADDRESSES,
    balancer,
    ports: {
      edge: { http: await freePort(), https: await freePort() },
      inner: { bff: await freePort() },
      switch: { primary: await freePort(), standby: await freePort() },
    },
    processPorts: { shell: await freePort(), bff: await freePort() },
  })

const openHop = async (layout: Layout, kind: 'shell' | 'bff', origin: string): Promise<Hop> => {
  const fate: Fate = { cut: null }
  const places = placesOf(layout, kind)
  const opening = places.map((place, index) => openUpstream(`${kind} ${index + 1}`, place, fate))
  return { origin, fate, upstreams: await Promise.all(opening) }
}

const configurationOf = (layout: Layout, machine: Machine, folder: string): string => {
  const places = {
    certificate: path.join(folder, layout.balancer === 'nginx' ? 'shop.crt' : 'shop.pem'),
    key: path.join(folder, 'shop.key'),
    pidFile: path.join(folder, 'nginx.pid'),
    logFolder: folder,
    socket: path.join(folder, 'haproxy.sock'),
    most: 500,
  }
  return layout.balancer === 'nginx'
    ? nginxConf(layout, machine, places)
    : (haproxyCfg(layout, machine, places) ?? '')
}

/** Starts the balancer of the first machine and asks it what the references promise. */
export const tryBalancer = async (
  balancer: Layout['balancer'],
  program: string,
  folder: string,
): Promise<void> => {
  const layout = await trialLayout(balancer)
  const [machine] = layout.machines
  if (!machine) return
  const { ports } = layout
  const file = path.join(folder, `${balancer}.conf`)
  writeFileSync(file, configurationOf(layout, machine, folder))
  const edge = await openHop(layout, 'shell', `https://127.0.0.1:${ports.edge.https}`)
  const inner = await openHop(layout, 'bff', `http://${machine.address}:${ports.inner.bff}`)
  const started = start(program, commands[balancer](file))
  try {
    await untilListening(balancer, started, machine.address, ports.inner.bff)
    const running = { edge, inner }
    await checkAddress(running)
    await checkVisitors(running)
    await checkRepeats(running)
    await checkStream(running)
    if (balancer === 'haproxy') await checkWithdrawal(running)
  } finally {
    await started.stop()
    for (const { close } of [...edge.upstreams, ...inner.upstreams]) await close()
  }
}
