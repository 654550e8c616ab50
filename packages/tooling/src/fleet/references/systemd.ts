import { metricsPortOf, type ProcessKind, processes } from '../fleet-table.ts'
import { made } from './text.ts'

export type SystemdPlaces = { node: string; checkout: string; user: string }

export const systemdPlaces: SystemdPlaces = {
  node: '/usr/bin/env node',
  checkout: '/opt/isp',
  user: 'isp',
}

const descriptions: Readonly<Record<ProcessKind, string>> = {
  shell: 'web server',
  bff: 'API server',
  worker: 'background work',
}

/** Time for the program that passes the signal on. */
const MARGIN_SECONDS = 5

/** Seconds from SIGTERM to SIGKILL. */
export const stopSecondsOf = (kind: ProcessKind): number =>
  processes[kind].drainSeconds + processes[kind].stopSeconds + MARGIN_SECONDS

/** Template of a unit: isp-bff@4000.service is the BFF at port 4000, its metrics at 14000. */
export const systemdUnit = (
  kind: ProcessKind,
  { node, checkout, user }: SystemdPlaces = systemdPlaces,
): string => {
  const { portVariable, port } = processes[kind]
  const metrics = String(metricsPortOf(port)).replace(String(port), '%i')
  return `${made()}[Unit]
Description=Shop: ${descriptions[kind]} %i
After=network-online.target
Wants=network-online.target

[Service]
User=${user}
WorkingDirectory=${checkout}
Environment=NODE_ENV=production
${portVariable ? `Environment=${portVariable}=%i\n` : ''}Environment=METRICS_PORT=${metrics}
EnvironmentFile=/etc/isp/${kind}.env
EnvironmentFile=/etc/isp/${kind}.secrets.env
ExecStart=${node} packages/tooling/src/bootstrap/bootstrap.mjs start -- ${kind}
# the signal goes to the first process alone, which passes it on
KillMode=mixed
TimeoutStopSec=${stopSecondsOf(kind)}
Restart=always
RestartSec=1
StateDirectory=isp
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=strict
ReadWritePaths=${checkout}

[Install]
WantedBy=multi-user.target
`
}
