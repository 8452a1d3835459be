import { useState } from 'react';
import { useGoogle, useGoogleOffered } from '#state/react/sharing/use-google.ts';
import { toast } from '#ui/toasts/toast.ts';

export function useConnectGoogle() {
  const google = useGoogle();
  const isOffered = useGoogleOffered();
  const [isConnecting, setIsConnecting] = useState(false);
  const connect = async () => {
    setIsConnecting(true);
    try {
      await google.connect();
      toast.success('Google connected.');
    } catch {
      // The reason is in the console, where the toast sends the grower.
      toast.error('Google connection failed. See console for details.');
    } finally {
      setIsConnecting(false);
    }
  };
  return { ...google, isOffered, isConnecting, connect: () => void connect() };
}
