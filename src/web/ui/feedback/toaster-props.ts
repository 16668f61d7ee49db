export interface ToasterProps {
  /** Name of the region that holds the messages. */
  label: string;
  closeLabel: string;
}
