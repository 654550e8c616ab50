import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { storeBenchMessages as messages } from './bench.messages.ts'

/** Ceph's S3 gateway of this machine, as plain processes of this user. */
export type Ceph = {
  /** Like CONTENT_STORE; its bucket does not exist. */
  url: string
  version: string
  /** Resident memory of monitor, storage and gateway together, MB. */
  memory: () => Promise<number>
  close: () => Promise<void>
}

const KEY = 'KEY'
const SECRET = 'SECRETSECRETSECRET'
const READY_MS = 60_000

const run = async (program: string, args: readonly string[], input?: string): Promise<string> => {
  const work = promisify(execFile)(program, args)
  if (input !== undefined) work.child.stdin?.end(input)
  return (await work).stdout
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

const confOf = (folder: string, cluster: string, monitor: number, gateway: number): string => `
[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
keyring = ${folder}/$name.keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
ms bind msgr2 = false
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw data = ${folder}
`

const residentOf = async ({ pid }: ChildProcess): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const untilAnswers = async (origin: string): Promise<void> => {
  const began = Date.now()
  while (!(await fetch(origin).catch(() => null))) {
    if (Date.now() - began > READY_MS) throw new Error(messages.cephSilent)
    await sleep(200)
  }
}

/** One monitor, one storage process in memory, one gateway. @throws Error with a sentence where it is not installed */
export const startCeph = async (): Promise<Ceph> => {
  const version = await run('radosgw', ['--version']).catch(() => {
    throw new Error(messages.noCeph)
  })
  const folder = await mkdtemp(join(tmpdir(), 'isp-ceph-'))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const cluster = randomUUID()
  const at = (name: string) => join(folder, name)
  const conf = ['-c', at('ceph.conf')]
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[]) => {
    children.push(spawn(program, [...conf, ...args, '-f'], { stdio: 'ignore' }))
  }
  const close = async () => {
    for (const child of children.reverse()) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(at('mon'))
    await mkdir(at('osd'))
    await writeFile(at('ceph.conf'), confOf(folder, cluster, monitor, gateway))
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *']
    const admin = at('client.admin.keyring')
    const own = at('mon.a.keyring')
    await run('ceph-authtool', ['-C', own, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
    await run('ceph-authtool', ['-C', admin, '--gen-key', '-n', 'client.admin', ...all])
    await run('ceph-authtool', [own, '--import-keyring', admin])
    const map = at('monmap')
    const address = `[v1:127.0.0.1:${monitor}]`
    await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', cluster, map])
    await run('ceph-mon', [...conf, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', own])
    start('ceph-mon', ['-i', 'a'])
    const secret = (await run('ceph-authtool', ['--gen-print-key'])).trim()
    const osd = randomUUID()
    const told = JSON.stringify({ cephx_secret: secret })
    await run('ceph', [...conf, 'osd', 'new', osd, '-i', '-'], told)
    await run('ceph-authtool', ['-C', at('osd.0.keyring'), '-n', 'osd.0', '--add-key', secret])
    await run('ceph-osd', [...conf, '-i', '0', '--mkfs', '--osd-uuid', osd])
    start('ceph-osd', ['-i', '0'])
    start('radosgw', ['-n', 'client.admin', '--no-mon-config'])
    await untilAnswers(`http://127.0.0.1:${gateway}/`)
    const user = [
      '--uid',
      'shop',
      '--display-name',
      'shop',
      '--access-key',
      KEY,
      '--secret',
      SECRET,
    ]
    await run('radosgw-admin', [...conf, 'user', 'create', ...user])
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: `http://${KEY}:${SECRET}@127.0.0.1:${gateway}/none`,
    version: version.trim(),
    memory: async () => (await Promise.all(children.map(residentOf))).reduce((a, b) => a + b, 0),
    close,
  }
}
