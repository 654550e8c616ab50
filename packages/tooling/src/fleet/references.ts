import { processKinds } from './fleet-table.ts'
import { hasRole, type Layout, type Machine, placesOf } from './layout.ts'
import {
  composeDatabaseSecrets,
  composeYaml,
  containerfile,
  containerHaproxy,
  containerIgnore,
} from './references/containers.ts'
import { environmentFile, placesBeside, secretsExample } from './references/environment.ts'
import { haproxyCfg } from './references/haproxy.ts'
import { kubernetesYaml, kustomization } from './references/kubernetes.ts'
import { nginxConf } from './references/nginx.ts'
import { etcdDefaults, patroniSecrets, patroniYml } from './references/patroni.ts'
import { pgbouncerIni, userListExample } from './references/pgbouncer.ts'
import { accessConf, primaryConf, primaryScript, promoteScript } from './references/promotion.ts'
import { systemdUnit } from './references/systemd.ts'

/** A file of the references, by its path in the folder that the command is given. */
export type Reference = { path: string; text: string; isProgram?: true }

/** Units that a machine runs, as `systemctl` calls them. */
export const unitsOf = (layout: Layout, machine: Machine): readonly string[] =>
  processKinds.flatMap((kind) =>
    placesOf({ ...layout, machines: [machine] }, kind).map(({ port }) => `isp-${kind}@${port}`),
  )

const processFiles = (layout: Layout, machine: Machine): Reference[] =>
  processKinds
    .filter((kind) => hasRole(machine, kind))
    .flatMap((kind) => [
      { path: `etc/systemd/system/isp-${kind}@.service`, text: systemdUnit(kind) },
      { path: `etc/isp/${kind}.env`, text: environmentFile(layout, kind, machine) },
      {
        path: `etc/isp/${kind}.secrets.env.example`,
        text: secretsExample(kind, placesBeside(layout, machine)),
      },
    ])

const databaseFiles = (layout: Layout, machine: Machine): Reference[] =>
  layout.failover === 'patroni'
    ? [
        { path: 'etc/patroni/config.yml', text: patroniYml(layout, machine) },
        { path: 'etc/patroni_env.conf.example', text: patroniSecrets },
        ...(hasRole(machine, 'consensus')
          ? [{ path: 'etc/default/etcd', text: etcdDefaults(layout, machine) }]
          : []),
      ]
    : [
        { path: 'etc/postgresql/15/main/conf.d/isp.conf', text: primaryConf(layout) },
        { path: 'etc/postgresql/15/main/pg_hba.conf', text: accessConf(layout) },
        { path: 'usr/local/sbin/promote.sh', text: promoteScript(layout), isProgram: true },
      ]

const machineFiles = (layout: Layout, machine: Machine): Reference[] => {
  const haproxy = haproxyCfg(layout, machine)
  const hasWeb = hasRole(machine, 'edge') || hasRole(machine, 'inner')
  return [
    ...processFiles(layout, machine),
    ...(haproxy === null ? [] : [{ path: 'etc/haproxy/haproxy.cfg', text: haproxy }]),
    ...(layout.balancer === 'nginx' && hasWeb
      ? [{ path: 'etc/nginx/nginx.conf', text: nginxConf(layout, machine) }]
      : []),
    ...(hasRole(machine, 'pool')
      ? [
          { path: 'etc/pgbouncer/pgbouncer.ini', text: pgbouncerIni(layout, machine) },
          { path: 'etc/pgbouncer/userlist.txt.example', text: userListExample },
        ]
      : []),
    ...(layout.failover === 'script' && hasRole(machine, 'switch')
      ? [
          {
            path: 'usr/local/sbin/primary.sh',
            text: primaryScript(layout),
            isProgram: true as const,
          },
        ]
      : []),
    ...(hasRole(machine, 'database') ? databaseFiles(layout, machine) : []),
  ]
}

const containerFiles = (layout: Layout): Reference[] => [
  { path: 'containers/Containerfile', text: containerfile() },
  { path: 'containers/containerignore', text: containerIgnore },
  { path: 'containers/compose.yaml', text: composeYaml(layout) },
  { path: 'containers/haproxy.cfg', text: containerHaproxy(layout) },
  { path: 'containers/database.secrets.env.example', text: composeDatabaseSecrets },
  ...processKinds.map((kind) => ({
    path: `containers/${kind}.secrets.env.example`,
    text: secretsExample(kind, { DATABASE_URL: 'database:5432' }),
  })),
  { path: 'kubernetes/shop.yaml', text: kubernetesYaml(layout) },
  { path: 'kubernetes/kustomization.yaml', text: kustomization() },
]

/** All files: a folder for each machine, to be copied onto its root, and those of containers. */
export const referencesOf = (layout: Layout): readonly Reference[] => [
  ...layout.machines.flatMap((machine) =>
    machineFiles(layout, machine).map((file) => ({
      ...file,
      path: `${machine.address}/${file.path}`,
    })),
  ),
  ...containerFiles(layout),
]
