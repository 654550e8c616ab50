import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { runTool } from '../../process/run-tool.ts'
import type { Layout } from '../layout.ts'
import { unitsOf } from '../references.ts'
import { programFile } from './started.ts'

/** Files in a folder of references whose path ends so. */
const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))

/** @throws ExpectedFailure with what the program says */
const mustPass = async (program: string, args: readonly string[], cwd?: string): Promise<void> => {
  const file = programFile(program) ?? program
  const { code, output } = await runTool(file, args, cwd === undefined ? {} : { cwd })
  if (code !== 0) throw new ExpectedFailure(`${program} ${args.join(' ')}\n${output}`)
}

/** A copy that names the certificate and folders of the check instead of those of a machine. */
const localCopy = (file: string, certificates: string): string => {
  const text = readFileSync(file, 'utf8')
    .replaceAll('/etc/haproxy/shop.pem', path.join(certificates, 'shop.pem'))
    .replaceAll('/certificate/shop.pem', path.join(certificates, 'shop.pem'))
    .replaceAll('/etc/ssl/isp', certificates)
    .replaceAll('/run/nginx.pid', path.join(certificates, 'nginx.pid'))
    .replaceAll('/var/log/nginx', certificates)
  const copy = path.join(certificates, 'copy.conf')
  writeFileSync(copy, text)
  return copy
}

/** A folder with the references of one layout. */
export type Written = { folder: string; layout: Layout; certificates: string }

type StaticCheck = { program: string; check: (written: Written) => Promise<void> }

/** What each program says of the files that are written for it. */
export const staticChecks: readonly StaticCheck[] = [
  {
    program: 'nginx',
    check: async ({ folder, certificates }) => {
      for (const file of filesIn(folder, /nginx\.conf$/))
        await mustPass('nginx', ['-t', '-c', localCopy(file, certificates)])
    },
  },
  {
    program: 'haproxy',
    check: async ({ folder, certificates }) => {
      for (const file of filesIn(folder, /haproxy\.cfg$/))
        await mustPass('haproxy', ['-c', '-f', localCopy(file, certificates)])
    },
  },
  {
    program: 'systemd-analyze',
    check: async ({ folder, layout }) => {
      for (const machine of layout.machines) {
        const units = unitsOf(layout, machine).map((unit) => `${unit}.service`)
        const place = path.join(folder, machine.address, 'etc/systemd/system')
        if (units.length > 0)
          await mustPass('systemd-analyze', [
            'verify',
            '--man=no',
            ...units.map((unit) => path.join(place, unit)),
          ])
      }
    },
  },
  {
    program: 'docker-compose',
    check: async ({ folder }) => {
      const place = path.join(folder, 'containers')
      for (const file of filesIn(place, /\.example$/)) cpSync(file, file.replace(/\.example$/, ''))
      await mustPass('docker-compose', ['-f', 'compose.yaml', 'config', '-q'], place)
    },
  },
  {
    program: 'kubectl',
    check: async ({ folder }) =>
      mustPass('kubectl', ['kustomize', path.join(folder, 'kubernetes')]),
  },
  {
    program: 'bash',
    check: async ({ folder }) => {
      for (const file of filesIn(folder, /\.sh$/)) await mustPass('bash', ['-n', file])
    },
  },
]
