import { connectionsOf, databaseNameOf, type Layout, type Machine, withRole } from '../layout.ts'
import { made } from './text.ts'

export type PatroniPlaces = { dataFolder: string; binFolder: string; socketFolder: string }

export const patroniPlaces: PatroniPlaces = {
  dataFolder: '/var/lib/postgresql/15/shop',
  binFolder: '/usr/lib/postgresql/15/bin',
  socketFolder: '/var/run/postgresql',
}

/** Connections for operators, backups and Patroni itself. */
const OWN_CONNECTIONS = 20

/** As many as the processes may hold at once, and some for people. */
export const connectionLimit = (layout: Layout): number => {
  const { pooled, direct } = connectionsOf(layout.machines)
  return pooled + direct + OWN_CONNECTIONS
}

/** Lines of pg_hba.conf: only machines of the shop, by address. */
export const accessRules = (layout: Layout): string[] => {
  const databases = withRole(layout, 'database')
  const clients = withRole(layout, 'switch')
  return [
    'local all postgres peer',
    'local all all scram-sha-256',
    'host all all 127.0.0.1/32 scram-sha-256',
    'host replication replicator 127.0.0.1/32 scram-sha-256',
    ...databases.map(({ address }) => `host replication replicator ${address}/32 scram-sha-256`),
    ...databases.map(({ address }) => `host all postgres,rewind ${address}/32 scram-sha-256`),
    ...clients.map(({ address }) => `host shop shop ${address}/32 scram-sha-256`),
  ]
}

/** Debian's Patroni 3.0; passwords are in /etc/patroni_env.conf. */
export const patroniYml = (
  layout: Layout,
  machine: Machine,
  places: PatroniPlaces = patroniPlaces,
): string => {
  const { address } = machine
  const { postgresql, patroni } = layout.ports.database
  const hosts = withRole(layout, 'consensus').map(
    (member) => `    - ${member.address}:${layout.ports.consensus.client}`,
  )
  return `${made()}scope: shop
name: ${databaseNameOf(layout, machine)}

restapi:
  listen: ${address}:${patroni}
  connect_address: ${address}:${patroni}

etcd3:
  hosts:
${hosts.join('\n')}

bootstrap:
  dcs:
    # a primary that is lost is replaced after ttl at the latest; Patroni 4 takes nothing below 20
    ttl: 15
    loop_wait: 3
    retry_timeout: 6
    maximum_lag_on_failover: 1048576
    # an acknowledged commit is on the standby that Patroni names here, and only that one may become the primary;
    # of two standbys it names the other when one is lost. From Patroni 4.0 \`quorum\` waits for whichever is first (ANY 1).
    synchronous_mode: true
    synchronous_node_count: 1
    # without any standby the shop goes on; strict: it stops taking orders
    synchronous_mode_strict: false
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: ${connectionLimit(layout)}
        wal_level: replica
        wal_log_hints: "on"
        hot_standby: "on"
        max_wal_senders: 10
        max_replication_slots: 10
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
${accessRules(layout)
  .map((rule) => `    - ${rule}`)
  .join('\n')}

postgresql:
  listen: ${address}:${postgresql}
  connect_address: ${address}:${postgresql}
  data_dir: ${places.dataFolder}
  bin_dir: ${places.binFolder}
  # a former primary comes back as a standby; what cannot be rewound is left for a person to look at
  remove_data_directory_on_rewind_failure: false
  remove_data_directory_on_diverged_timelines: false
  authentication:
    superuser:
      username: postgres
    replication:
      username: replicator
    rewind:
      username: rewind
  parameters:
    unix_socket_directories: ${places.socketFolder}
    password_encryption: scram-sha-256
    # compiling a statement of a page takes seconds, running it milliseconds
    jit: "off"
  pg_hba:
${accessRules(layout)
  .map((rule) => `    - ${rule}`)
  .join('\n')}

# ends a machine whose Patroni hangs, before another one becomes the primary
watchdog:
  mode: automatic
  device: /dev/watchdog
  safety_margin: 5
`
}

export const patroniSecrets = `# Copy to /etc/patroni_env.conf, owner root, mode 600; the same on all machines of the database.
PATRONI_SUPERUSER_PASSWORD=
PATRONI_REPLICATION_PASSWORD=
PATRONI_REWIND_PASSWORD=
`

/** /etc/default/etcd of a machine. */
export const etcdDefaults = (layout: Layout, machine: Machine): string => {
  const members = withRole(layout, 'consensus')
  const { client, peer } = layout.ports.consensus
  const nameOf = (member: Machine): string => `etcd${members.indexOf(member) + 1}`
  const cluster = members.map((member) => `${nameOf(member)}=http://${member.address}:${peer}`)
  return `${made()}ETCD_NAME=${nameOf(machine)}
ETCD_DATA_DIR=/var/lib/etcd/default
ETCD_LISTEN_CLIENT_URLS=http://${machine.address}:${client}
ETCD_ADVERTISE_CLIENT_URLS=http://${machine.address}:${client}
ETCD_LISTEN_PEER_URLS=http://${machine.address}:${peer}
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://${machine.address}:${peer}
ETCD_INITIAL_CLUSTER=${cluster.join(',')}
ETCD_INITIAL_CLUSTER_STATE=new
ETCD_INITIAL_CLUSTER_TOKEN=isp-shop
`
}
